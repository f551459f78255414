import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/collection.page.ts'
import { pageMeta } from '../../../shell/page-meta.ts'
import { figure } from './amounts.ts'
import { Chart } from './chart.tsx'
import { collectionCopy as texts } from './collection-copy.ts'
import { Catchment, catchmentUnit, sourceName, stateName } from './collection-flow.tsx'
import { copy, SCREENS } from './copy.ts'
import { Figure } from './figure.tsx'
import { useScreen } from './screen-context.ts'

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.suffix(SCREENS[4].name), description: copy.description(SCREENS[4].name) })

function Consents() {
  const { collection } = useScreen().set
  const lines = (['living', 'grantedToday', 'revokedToday', 'asked', 'expiring', 'revoked'] as const).map(
    (code) => ({ code, label: texts.consents[code], count: figure(collection[code]) }),
  )
  return (
    <Chart
      className="consents"
      title={texts.consents.title}
      definition={texts.consents.definition}
      table={{ head: texts.consents.columns, rows: lines.map(({ label, count }) => [label, count]) }}
    >
      <dl>
        {lines.map(({ code, label, count }) => (
          <div key={code} className={code === 'expiring' && collection.expiring > 0 ? 'soon' : undefined}>
            <dt>{label}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </Chart>
  )
}

export default function CollectionPage() {
  const { collection } = useScreen().set
  return (
    <>
      <Chart
        className="fill"
        isBare
        title={texts.flow.title}
        note={
          collection.records > 0
            ? texts.flow.strand(figure(catchmentUnit(collection.records)))
            : texts.flow.never
        }
        definition={texts.flow.definition}
        table={{
          head: texts.flow.columns,
          rows: [
            ...collection.sources.map(({ code, records, newestAt, state }) => [
              sourceName(code),
              figure(records),
              newestAt === null ? '' : formatDate(newestAt),
              stateName(state),
            ]),
            ...collection.uses.map(({ name, reads }) => [
              `${texts.flow.use}：${name}`,
              figure(reads),
              '',
              '',
            ]),
          ],
          foot: [copy.total, figure(collection.records), '', ''],
        }}
      >
        <Catchment collection={collection} />
      </Chart>
      <div className="top-figures">
        <Figure
          label={texts.records.label}
          value={figure(collection.records)}
          unit={copy.units.record}
          definition={texts.records.definition}
        />
        <Figure
          label={texts.living.label}
          value={figure(collection.living)}
          unit={copy.units.letter}
          definition={texts.living.definition}
        />
        <Figure
          label={texts.reads.label}
          value={figure(collection.reads)}
          unit={copy.units.times}
          definition={texts.reads.definition}
          extra={texts.today(figure(collection.readsToday))}
        />
      </div>
      <Consents />
    </>
  )
}
