"""Words: message files, one folder per language, and the one place that reads them.

Messages are Fluent files. Rules and events are found by their stable key, its dots and underscores written
as hyphens: `royals.period.tie.title` is the message `royals-period-tie-title`.
"""
