"""A job: some deals in a row, the piece of work that a study is split into."""

from dataclasses import dataclass
from typing import Any, Protocol

DEAL_BITS = 24             # deals of one seed begin at seed × 2²⁴
JOB_WORK = 8_000           # iterations × seats × deals of a job, about
MOST_DEALS_OF_A_JOB = 25


@dataclass(frozen=True)
class Job:
    """Some deals in a row of one pairing, or of one configuration."""

    of: tuple[int, int]
    first: int    # the first deal
    deals: int
    work: float   # how much it is, beside others

    @property
    def all_deals(self) -> range:
        """The numbers of its deals in the study."""
        return range(self.first, self.first + self.deals)

    def line(self, games: list[Any]) -> dict[str, Any]:
        """What a results file keeps of it."""
        return {"of": self.of, "first": self.first, "deals": self.deals, "games": games}


class Study(Protocol):
    """What can be split into jobs."""

    def play(self, job: Job) -> dict[str, Any]:
        """Play a job; the line to keep of it."""

    def lost(self, job: Job) -> dict[str, Any]:
        """The line to keep of a job whose process died; a Refusal if that must not be."""

    @property
    def hosts_guests(self) -> bool:
        """Whether bots of other people take part, who are kept out of this process."""


def job_size(work: int) -> int:
    """How many deals make a job, if each is so much work: none should take minutes.

    >>> job_size(8000), job_size(0)
    (1, 25)
    """
    return max(1, min(MOST_DEALS_OF_A_JOB, JOB_WORK // max(1, work)))


def deal_number(seed: int, deal: int) -> int:
    """The number of a study's deal among all deals: studies with different seeds have none in common.

    >>> deal_number(1, 5)
    16777221
    """
    return (seed << DEAL_BITS) + deal
