-- An institution's cases in a prefecture by scale: the one question that read some hundred thousand rows because no summary held it.
do $$
declare
  g figure_grain := row('M', 2, false, true, true, false)::figure_grain;
begin
  perform stop_counted_cases();
  perform fold_figure_cube();
  insert into figure_grain (span, area_level, by_industry, by_scale, by_org, by_product)
  values (g.span, g.area_level, g.by_industry, g.by_scale, g.by_org, g.by_product);
  execute 'insert into figure_cube ' || figure_sums_query(g, 'select s.* from public.figure_event_sum s');
end $$;
