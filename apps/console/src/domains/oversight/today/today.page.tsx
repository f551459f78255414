import { Link } from 'react-router'
import { getAttention } from '@lqr/contract/oversight/attention-calls.ts'
import { getRenewalRadar } from '@lqr/contract/oversight/renewal-calls.ts'
import { listDistrictDemand, listDistricts } from '@lqr/contract/statistics/cockpit-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { overviewCopy, todayCopy as copy } from '../copy.ts'
import { AreaSelect, useCockpitArea } from '../use-cockpit-area.tsx'
import { AttentionTiles, type Attention, type Tile, useTile } from './attention-tiles.tsx'
import { CaseRows } from './case-rows.tsx'
import { ClosingBatches } from './closing-batches.tsx'
import { DistrictsPanel } from './districts-panel.tsx'
import { DuePanel } from './due-panel.tsx'
import { OpenLetters } from './open-letters.tsx'
import { OverduePanel } from './overdue-panel.tsx'
import { TrendPanel } from './trend-panel.tsx'
import { trendOf } from './trend.ts'
import '../oversight.css'
import './today.css'

const LIVE = { keepPrevious: true, refetchSeconds: 60 } as const
const QUARTER = 90

/** What comes before the cases themselves: institutions, or batches; nothing where the cases are the list. */
function First({ tile, attention, areaId }: { tile: Tile; attention: Attention; areaId: string }) {
  if (tile === 'batches') return <ClosingBatches rows={attention.batches} all={attention.closingBatches} />
  return tile === 'overdue' ? <OverduePanel areaId={areaId} rows={attention.institutions} /> : null
}

/** The list that is open, with the letters under way beside what they are about. */
function OpenList(props: { tile: Tile; attention: Attention; areaId: string; showsLetters: boolean }) {
  const { tile, attention, areaId, showsLetters } = props
  const isNarrow = showsLetters && (tile === 'overdue' || tile === 'batches')
  return (
    <>
      <div className={isNarrow ? 'with-side' : 'stack'}>
        <First {...{ tile, attention, areaId }} />
        {isNarrow && <OpenLetters />}
      </div>
      {tile !== 'batches' && tile !== 'overdue' && <Cases {...{ tile, attention, areaId }} />}
    </>
  )
}

/** The cases of a tile. Where the institutions stand for them, they come last: what needs attention, the trend, the map, then the table. */
function Cases({
  tile,
  attention,
  areaId,
}: {
  tile: Exclude<Tile, 'batches'>
  attention: Attention
  areaId: string
}) {
  const names = new Map(attention.institutions.map(({ orgId, orgName }) => [orgId, orgName]))
  return <CaseRows key={`${tile} ${areaId}`} list={tile} areaId={areaId} names={names} />
}

/** What a government does first; then how its area goes. */
export function Component() {
  const area = useCockpitArea()
  const { info } = useSession()
  const { areaId } = area
  const tile = useTile()
  const query = { areaId }
  const attention = useCall(getAttention, { query }, LIVE)
  const districts = useCall(listDistricts, { query: { ...query, pageSize: 100 } }, LIVE)
  const demand = useCall(listDistrictDemand, { query }, LIVE)
  const radar = useCall(getRenewalRadar, { query }, LIVE)
  const isGovernment = info.roles.includes('govViewer')
  return (
    <Page
      title={copy.title}
      extra={
        <>
          <Link to={`/oversight/operational${area.addressOf(areaId)}`}>{overviewCopy.operational}</Link>
          <AreaSelect {...area} />
        </>
      }
      intro={attention.data && copy.asOf(area.name, formatDateTime(attention.data.asOf))}
    >
      <div className="stack">
        <Answer of={attention}>
          {(data) => (
            <>
              <AttentionTiles of={data} />
              <OpenList tile={tile} attention={data} areaId={areaId} showsLetters={isGovernment} />
            </>
          )}
        </Answer>
        <div className="with-side">
          <Answer of={demand}>{(rows) => <TrendPanel trend={trendOf(rows)} />}</Answer>
          <Answer of={radar}>
            {({ windows }) => {
              const window = windows.find(({ days }) => days === QUARTER)
              return window && <DuePanel window={window} to={`/office/renewals${area.addressOf(areaId)}`} />
            }}
          </Answer>
        </div>
        <Answer of={districts}>{({ list }) => <DistrictsPanel rows={list} {...{ area, query }} />}</Answer>
        {tile === 'overdue' && attention.data && attention.data.overdue > 0 && (
          <Cases tile={tile} attention={attention.data} areaId={areaId} />
        )}
      </div>
    </Page>
  )
}
