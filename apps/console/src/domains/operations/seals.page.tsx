import { getSealStanding } from '@lqr/contract/operations/calls.ts'
import { holderStanding, type SealStanding } from '@lqr/contract/operations/entities.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { SEALED_HOLDERS } from '@lqr/contract/operations/sealed-holders.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { Notice } from '../../shell/page/notice.tsx'
import { Page } from '../../shell/page/page.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { PlainRecords } from '../../shell/records/plain-records.tsx'
import type { RecordColumn } from '../../shell/records/record-column.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy as domainCopy } from './copy.ts'
import { SealPanel } from './seal-panel.tsx'

type Holder = SealStanding['holders'][number]

const copy = domainCopy.seals
const REFETCH_SECONDS = 10
const labels = labelsOf(holderStanding)

const columns: readonly RecordColumn<Holder>[] = [
  {
    key: 'holder',
    title: labels.holder,
    isHeading: true,
    render: ({ holder }) => nameOf(SEALED_HOLDERS, holder),
  },
  { key: 'total', title: labels.total, render: ({ total }) => copy.items(total) },
  { key: 'done', title: copy.done, render: ({ total, left }) => copy.items(total - left) },
  { key: 'left', title: labels.left, render: ({ left }) => copy.items(left) },
  {
    key: 'seals',
    title: copy.by,
    render: ({ seals }) => (
      <ul className="plain-list">
        {seals.map(({ suite, keyId, count }) => (
          <li key={`${suite} ${keyId}`} className="tabular">
            {copy.byOf(suite, keyId, count)}
          </li>
        ))}
      </ul>
    ),
  },
]

/** What is sealed by which key, how far the renewal is, and whether an old key may go. */
export function Component() {
  const answer = useCall(getSealStanding, {}, { refetchSeconds: REFETCH_SECONDS, quiet: true })
  return (
    <Page title={copy.title} intro={copy.intro}>
      <Answer of={answer}>
        {(standing) => (
          <div className="stack">
            <SealPanel standing={standing} />
            <h2>{copy.holders}</h2>
            {standing.holders.length === 0 ? (
              <div className="panel">
                <Notice title={copy.empty} hint={copy.emptyHint} />
              </div>
            ) : (
              <PlainRecords
                table="sealedData"
                label={copy.holders}
                rows={standing.holders}
                columns={columns}
                rowKey={({ holder }) => holder}
              />
            )}
          </div>
        )}
      </Answer>
    </Page>
  )
}
