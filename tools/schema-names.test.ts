import { expect, test } from 'vitest'
import { unqualifiedNames } from './schema-names.ts'

const RELATIONS = `create sequence star_no;

create table star (
  id bigint not null
);

create unlogged table moon (
  id bigint not null
);

create view bright_star as
 SELECT id FROM star;
`

function schema(body: string, head = ' LANGUAGE plpgsql'): string {
  return `${RELATIONS}
CREATE OR REPLACE FUNCTION public.risen(id bigint)
 RETURNS bigint
 LANGUAGE sql
RETURN id
;

CREATE OR REPLACE FUNCTION public.rise()
 RETURNS void
${head}
AS $function$
${body}
$function$
;
`
}

test.each([
  ['select risen(1)', 'risen()'],
  ['select public.risen( risen(1))', 'risen()'],
  ['select id from star', 'star'],
  ['select id from public.star s, moon m', 'moon'],
  ['select 1 from (select 1) a, bright_star', 'bright_star'],
  ['select 1 from (public.star s join moon m on true)', 'moon'],
  ['begin perform 1; insert into moon (id) values (1); end', 'moon'],
  ['update only star set id = 1', 'star'],
  ['lock table public.star, moon in share mode', 'moon'],
  ['delete from public.star using moon', 'moon'],
  [`select nextval('star_no')`, "'star_no'"],
  [`select 'star'::regclass`, "'star'"],
])('%s names %s without its schema', (body, bare) => {
  expect(unqualifiedNames(schema(body))).toEqual([`function rise names ${bare} without its schema`])
})

test.each([
  'select public.risen(s.id) from public.star s, public.moon m',
  'with star as (select 1 as id), moon (id) as (select 1) select star.id from star, moon',
  'select id, star from public.bright_star star',
  `select 'risen(1) from star', nextval('public.star_no') -- from star`,
  'select count(*) from new_rows n, unnest(n.list) z (zone)',
])('%s is restored anywhere', (body) => {
  expect(unqualifiedNames(schema(body))).toEqual([])
})

test('a function with a search path of its own may name what it likes', () => {
  expect(unqualifiedNames(schema('select id from star', " SET search_path TO 'public'"))).toEqual([])
})
