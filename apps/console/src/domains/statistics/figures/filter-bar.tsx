import { Button, Select } from 'antd'
import { ENTERPRISE_SCALES } from '@lqr/contract/reference/enterprise-scales.ts'
import { INDUSTRIES } from '@lqr/contract/reference/industries.ts'
import { codesWithin, DEFAULT_SUBSTATION_ID, substationOfCode } from '@lqr/contract/reference/substations.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { DateInput } from '../../../shell/forms/date-input.tsx'
import { OrganisationSelect } from '../../../shell/forms/organisation-select.tsx'
import { regionOptions } from '../../../shell/forms/region-options.ts'
import { figuresCopy } from './copy.ts'
import { ProductSelect } from './product-select.tsx'
import { namedPeriods, ownPeriod, type PeriodName, periodNameOf, withEnd } from './periods.ts'
import { OWN, useFigureFilter, useViewer } from './use-figure-filter.ts'

const { filters, periods } = figuresCopy
const optionsOf = (items: readonly { code: string; name: string }[]) =>
  items.map(({ code, name }) => ({ value: code, label: name }))

const OWN_LEVEL = '-own'

/** The areas, each followed by its own level where it has parts. */
const areaOptions = regionOptions.flatMap((option) => {
  const { value, label } = option
  if (!substationOfCode(value)?.children.length) return [option]
  const own = value === DEFAULT_SUBSTATION_ID ? filters.unplaced : filters.ownLevel(label)
  return [option, { value: `${value}${OWN_LEVEL}`, label: own }]
})

/** The area, with everything below it or its own level alone. */
function Area() {
  const { home } = useViewer()
  const { filter, change } = useFigureFilter()
  const areas = codesWithin(home)
  const codeOf = (value: string) => value.replace(OWN_LEVEL, '')
  const choose = (value: string) => {
    const area = codeOf(value)
    change({ area: area === home ? undefined : area, own: value === area ? undefined : OWN })
  }
  return (
    <Select
      aria-label={filters.area}
      value={`${filter.areaCode ?? home}${filter.isOwnLevel ? OWN_LEVEL : ''}`}
      options={areaOptions.filter(({ value }) => areas.includes(codeOf(value)))}
      showSearch={{ optionFilterProp: 'label' }}
      onChange={choose}
    />
  )
}

/** What the figures are asked for; a government is offered its own area and below, an institution and an enterprise no institution. */
export function FilterBar() {
  const viewer = useViewer()
  const { filter, from, to, change, clear, isNarrowed } = useFigureFilter()
  const today = chinaToday()
  const name = periodNameOf(from, to, today)
  const choosePeriod = (chosen: PeriodName | 'custom') => {
    const period = chosen === 'custom' ? ownPeriod(from, today) : namedPeriods(today)[chosen]
    change({ from: period?.from, to: period?.to })
  }
  return (
    <div className="figure-filters panel" role="group" aria-label={filters.label}>
      <Area />
      <Select<PeriodName | 'custom'>
        aria-label={filters.period}
        value={name}
        options={Object.entries(periods).map(([value, label]) => ({
          value: value as PeriodName | 'custom',
          label,
        }))}
        onChange={choosePeriod}
      />
      {name !== 'all' && (
        <>
          <DateInput
            aria-label={filters.from}
            value={from}
            max={today}
            onChange={(day) => change(withEnd({ from, to }, 'from', day))}
          />
          <DateInput
            aria-label={filters.to}
            value={to}
            max={today}
            onChange={(day) => change(withEnd({ from, to }, 'to', day))}
          />
        </>
      )}
      {viewer.kind !== 'enterprise' && (
        <>
          <Select
            aria-label={filters.industry}
            allowClear
            placeholder={filters.all.industry}
            value={filter.industry ?? null}
            options={optionsOf(INDUSTRIES)}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(industry: string | undefined) => change({ industry })}
          />
          <Select
            aria-label={filters.scale}
            allowClear
            placeholder={filters.all.scale}
            value={filter.scale ?? null}
            options={optionsOf(ENTERPRISE_SCALES)}
            onChange={(scale: string | undefined) => change({ scale })}
          />
        </>
      )}
      {viewer.kind === 'authority' && <Institution />}
      {viewer.kind !== 'enterprise' && <ProductSelect />}
      {isNarrowed && <Button onClick={clear}>{filters.clear}</Button>}
    </div>
  )
}

function Institution() {
  const { filter, change } = useFigureFilter()
  return (
    <label className="figure-filter-org">
      <span className="sr-only">{filters.org}</span>
      <OrganisationSelect
        allowClear
        placeholder={filters.all.org}
        {...(filter.orgId ? { value: filter.orgId } : {})}
        onChange={(org) => change({ org, product: undefined })}
      />
    </label>
  )
}
