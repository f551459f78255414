import type pg from 'pg'
import { EVENT_MEASURES } from '@lqr/contract/statistics/event-measures.ts'
import { PROVINCE_ALONE } from '@lqr/contract/statistics/measures.ts'
import { LOCK_KEYS } from '../data/advisory-locks.ts'

/** So many differences are kept of one part; more of them say nothing new. */
const DIFFERENCES_KEPT = 200

const DIFFERENCE = 'measure, region_code, key, cases_kept, cases_counted, total_kept, total_counted'
const EVENT =
  'measure, case_id, key, day, area_code, industry, scale, org_id, product_id, company_id, total, weight'
const GROUP = 'span, area_level, area_code, industry, scale, org_id, product_id, measure, start, key'

/** What is compared in one go: the figures or the rows of a place, the sums of a measure in a year, or the renewals of all loans. */
export const PART_KINDS = ['tally', 'rows', 'sums', 'renewals'] as const

export interface FigurePart {
  readonly kind: (typeof PART_KINDS)[number]
  readonly part: string
}

/** Answers what differs in a part, both sides of every figure, and how much was compared. */
interface Comparison {
  readonly text: string
  readonly values: readonly string[]
  readonly mend: string
}

// Both sides of every figure of a place, kept and counted anew from the cases.
const TALLY = `with compared as materialized (
    select coalesce(k.measure, c.measure) measure, $3::text::char(6) region_code, coalesce(k.key, c.key) key,
      coalesce(k.cases, 0) cases_kept, coalesce(c.cases, 0) cases_counted, coalesce(k.total, 0) total_kept, coalesce(c.total, 0) total_counted
    from (select measure, key, sum(cases) cases, sum(total) total
      from (select measure, region_code, key, cases, total from case_tally
        union all select measure, region_code, key, cases, total from case_tally_change) t
      where region_code = $3::text::char(6) group by 1, 2 having sum(cases) <> 0 or sum(total) <> 0) k
    full join figures_counted($3::text) c on c.measure = k.measure and c.key = k.key),
  differing as (select ${DIFFERENCE} from compared where cases_kept <> cases_counted or total_kept <> total_counted),
  -- What is lacking is left as a difference like any other: nobody waits, and what moves meanwhile adds up.
  mended as (insert into case_tally_change (measure, region_code, key, cases, total)
    select measure, region_code, key, cases_counted - cases_kept, total_counted - total_kept from differing),
  number as (select count(*) n from compared)`

// Each kept row that no case makes, and each case's row that is not kept (decision 0102).
const ROWS = `with counted as materialized (select ${EVENT} from events_counted($3::text)),
  differing as materialized (select r.measure, r.area_code region_code, r.day::text key, sum(r.kept) cases_kept, sum(r.counted) cases_counted,
      sum(r.kept * r.total) total_kept, sum(r.counted * r.total) total_counted
    from (select ${EVENT}, 1 kept, 0 counted from (select ${EVENT} from figure_event where area_code = $3::text::char(6)
        except all select ${EVENT} from counted) e
      union all select ${EVENT}, 0, 1 from (select ${EVENT} from counted
        except all select ${EVENT} from figure_event where area_code = $3::text::char(6)) c) r
    group by r.measure, r.case_id, r.area_code, r.day),
  number as (select count(*) n from counted)`

// Each sum of the summaries, with the changes that are not folded into it yet, that is not that of the rows.
const SUMS = `with counted as materialized (select ${GROUP}, cases, total, weight from figure_sums_within('figure_event_sum', $3::text, $4::date, $5::date)),
  pending as materialized (select ${GROUP}, cases, total, weight from figure_sums_within('figure_change_sum', $3::text, $4::date, $5::date)),
  differing as materialized (select measure, area_code region_code, concat_ws(' ', start, industry, scale, org_id, product_id, key) key,
      sum(kept) cases_kept, sum(cases) cases_counted, sum(kept_total) total_kept, sum(total) total_counted
    from (select ${GROUP}, cases, total, weight, 0 kept, 0 kept_total
        from counted
      union all select ${GROUP}, 0, 0, -weight, cases, total from pending
      union all select ${GROUP}, 0, 0, -weight, cases, total
        from figure_cube where measure = $3 and start between $4::date and $5::date) s
    group by ${GROUP}
    having sum(cases) <> sum(kept) or sum(total) <> sum(kept_total) or sum(weight) <> 0),
  number as (select count(*) n from counted)`

const RENEWAL =
  'loan_id, renewal_id, status, accept_due_at, due_on, org_id, company_id, region_code, open_yuan'
const RENEWALS_LEFT = `(select ${RENEWAL} from loan_renewal except all select ${RENEWAL} from loan_renewal_now)`
const RENEWALS_MISSED = `(select ${RENEWAL} from loan_renewal_now except all select ${RENEWAL} from loan_renewal)`

// Each row beside a loan that its renewals do not make, and each that they make and is not there (decision 0175).
const RENEWALS = `with differing as materialized (select 'renewal' measure, r.region_code, r.loan_id::text key, sum(r.kept) cases_kept,
      sum(1 - r.kept) cases_counted, sum(r.kept * r.open_yuan) total_kept, sum((1 - r.kept) * r.open_yuan) total_counted
    from (select loan_id, region_code, open_yuan, 1 kept from ${RENEWALS_LEFT} l union all select loan_id, region_code, open_yuan, 0 from ${RENEWALS_MISSED} m) r
    group by r.region_code, r.loan_id),
  number as (select count(*) n from loan_renewal)`
const MEND_RENEWALS = `select keep_renewals_of(array(select loan_id from ${RENEWALS_LEFT} l union select loan_id from ${RENEWALS_MISSED} m))`

/** Writes down what was compared and what differed, with the part as done; answers how many differ. */
const RECORD = `, checked as (update figure_check set compared = compared + (select n from number),
      differing = differing + (select count(*) from differing) where id = $1 returning id),
  kept as (insert into figure_difference (check_id, measure, region_code, key, cases_kept, cases_counted, total_kept, total_counted)
    select checked.id, d.measure, d.region_code, d.key, d.cases_kept, d.cases_counted, d.total_kept, d.total_counted
    from checked, (select ${DIFFERENCE} from differing order by measure, region_code, key limit ${DIFFERENCES_KEPT}) d),
  done as (insert into figure_check_part (check_id, kind, part) select checked.id, split_part($2::text, ':', 1), split_part($2::text, ':', 2) from checked)
  select count(*)::int differing from differing`

function comparisonOf({ kind, part }: FigurePart): Comparison {
  if (kind === 'tally') return { text: TALLY, values: [part], mend: '' }
  if (kind === 'renewals') return { text: RENEWALS, values: [], mend: MEND_RENEWALS }
  if (kind === 'rows') return { text: ROWS, values: [part], mend: 'select mend_figure_rows($1::char(6))' }
  // The name of a measure may have any letters; a year has four.
  const [measure, year] = [part.slice(0, -5), part.slice(-4)]
  return {
    text: SUMS,
    values: [measure, `${year}-01-01`, `${year}-12-31`],
    mend: 'select mend_figure_sums($1::text, $2::date, $3::date)',
  }
}

export type Ask = (text: string, values?: readonly unknown[]) => Promise<pg.QueryResult>

/** Every part of a comparison, in the order in which one leans on the other. */
export async function listParts(ask: Ask): Promise<FigurePart[]> {
  const sources = await ask(
    'select distinct name, place from figure_source where place is not null order by name',
  )
  const lies = (sources.rows as { name: string; place: string }[]).map(
    ({ name, place }) => `exists (select from ${name} c where c.${place} = r.code)`,
  )
  const places = await ask(`select code from region r where code = '620000' or ${lies.join(' or ')}
    union select region_code from case_tally union select region_code from case_tally_change
    union select area_code from figure_event_change union select '${PROVINCE_ALONE}' order by 1`)
  const codes = (places.rows as { code: string }[]).map(({ code }) => code)
  // Also what a summary has under a name that no case gives.
  const years = await ask(
    `with measured as (select unnest($1::text[]) measure union select measure from figure_cube
      where span = 'M' and area_level = 1 and industry = '*' and scale = '*')
    select distinct m.measure || ' ' || y part from measured m,
      lateral (select min(day) first, max(day) last from (
        select min(day) as day from figure_event where measure = m.measure union all select max(day) from figure_event where measure = m.measure
        union all select min(day) from figure_event_change where measure = m.measure union all select max(day) from figure_event_change where measure = m.measure
        union all select min(start) from figure_cube where measure = m.measure union all select max(start) from figure_cube where measure = m.measure) d) s,
      generate_series(extract(year from s.first)::int, extract(year from s.last)::int) y order by 1`,
    [EVENT_MEASURES.map(({ code }) => code)],
  )
  return [
    ...codes.map((part) => ({ kind: 'tally' as const, part })),
    ...codes.filter((code) => code !== PROVINCE_ALONE).map((part) => ({ kind: 'rows' as const, part })),
    { kind: 'renewals' as const, part: 'loans' },
    ...(years.rows as { part: string }[]).map(({ part }) => ({ kind: 'sums' as const, part })),
  ]
}

/** Whether a part of a comparison is still to be compared: another run may have been at it, or have finished. */
const IS_LEFT = `select id from figure_check c where id = $1 and finished_at is null
  and not exists (select from figure_check_part p where p.check_id = c.id and p.kind = $2 and p.part = $3)`

/** Compares one part, writes down what differs and sets it right; inside the caller's transaction. */
export async function comparePart(ask: Ask, checkId: string, part: FigurePart): Promise<void> {
  const { text, values, mend } = comparisonOf(part)
  // Folding and other comparisons wait for this part alone.
  await ask('select pg_advisory_xact_lock($1)', [LOCK_KEYS.caseTally])
  const left = await ask(IS_LEFT, [checkId, part.kind, part.part])
  if (left.rows.length === 0) return
  const { rows } = await ask(`${text}${RECORD}`, [checkId, `${part.kind}:${part.part}`, ...values])
  const [{ differing }] = rows as [{ differing: number }]
  if (differing > 0 && mend !== '') await ask(mend, values)
}
