"""What the bot counts while it runs, for whoever watches it. No names, no cards."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, Info, generate_latest

from .version import commit, version

QUICK_TO_LATE = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0)  # seconds; Discord gives up after three


class Metrics:
    """Counters that the house keeps, and gauges that are read when somebody looks."""

    def __init__(self) -> None:
        self.registry = CollectorRegistry()
        Info("arbiter", "version and commit", registry=self.registry).info({"version": version(), "commit": commit()})
        self._presses = Counter("arbiter_interactions", "presses and commands", ["verb", "outcome"], registry=self.registry)
        self._seconds = Histogram(
            "arbiter_interaction_seconds", "from a press to the end of its answer", ["verb"], buckets=QUICK_TO_LATE, registry=self.registry
        )
        self.resumes = Counter("arbiter_gateway_resumes", "connections taken up again", registry=self.registry)
        self.latency = Gauge("arbiter_gateway_latency_seconds", "of the last heartbeat", registry=self.registry)
        self.live = Gauge("arbiter_live_games", "games under way", registry=self.registry)
        self.undelivered = Gauge("arbiter_undelivered_games", "games whose channel has not been told everything", registry=self.registry)
        self.overdue = Gauge("arbiter_overdue_timers", "timers that should have fired", registry=self.registry)
        self.thinking = Gauge("arbiter_thinkers_queue", "questions that wait for a process that thinks", registry=self.registry)

    def answered(self, verb: str, outcome: str, seconds: float) -> None:
        self._presses.labels(verb, outcome).inc()
        self._seconds.labels(verb).observe(seconds)

    def text(self) -> bytes:
        return generate_latest(self.registry)
