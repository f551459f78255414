-- Which enterprises stand behind the figures of an area with few cases (decision 0113): some dozens of rows of one measure in one area.
create index figure_event_few on figure_event (measure, area_code);
