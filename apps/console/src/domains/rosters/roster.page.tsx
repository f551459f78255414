import { Button } from 'antd'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { RosterRecord } from '@lqr/contract/rosters/entities.ts'
import {
  getRosterRecord,
  listRemovedRosterEntries,
  listRosterEntryRecords,
  listRosterRecords,
  rosterPublication,
} from '@lqr/contract/rosters/record-calls.ts'
import { ROSTER_KINDS } from '@lqr/contract/reference/roster-kinds.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { BackLink } from '../../shell/page/back-link.tsx'
import { Page } from '../../shell/page/page.tsx'
import { Facts } from '../../shell/records/facts.tsx'
import { nameOf } from '../../shell/records/name-of.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy as shared } from '../../shell/publishing/copy.ts'
import { MoveAction } from '../../shell/publishing/move-action.tsx'
import { isDeletion, MoveDialog } from '../../shell/publishing/move-dialog.tsx'
import { RecordDrawer } from '../../shell/publishing/record-drawer.tsx'
import { Returned } from '../../shell/publishing/returned.tsx'
import { PublicationTag } from '../../shell/publishing/status-tag.tsx'
import { useChanged } from '../../shell/publishing/use-changed.ts'
import { copy } from './copy.ts'
import { ChangedEntries } from './changed-entries.tsx'
import { EntryList } from './entry-list.tsx'
import { ImportDrawer } from './import-drawer.tsx'
import { Validity } from './validity.tsx'
import '../../shell/publishing/publication.css'

const LIST = '/zones/rosters'

function RosterFacts({ roster }: { roster: RosterRecord }) {
  const { kind, issuer, batch, issuedOn, areaName, sourceUrl, note } = roster
  return (
    <Facts
      items={[
        { label: copy.kind, value: nameOf(ROSTER_KINDS, kind) },
        { label: copy.issuer, value: issuer },
        { label: copy.batch, value: batch },
        { label: copy.issuedOn, value: formatDate(issuedOn) },
        { label: copy.validTo, value: <Validity {...roster} format={formatDate} /> },
        { label: copy.area, value: areaName },
        {
          label: copy.source,
          value: sourceUrl && (
            <a href={sourceUrl} target="_blank" rel="noopener noreferrer">
              {sourceUrl}
            </a>
          ),
          isWide: true,
        },
        { label: copy.note, value: note, isWide: true },
      ]}
    />
  )
}

function Roster({ roster }: { roster: RosterRecord }) {
  const { edited, setEdited, asked, setAsked, renew, saved, moved, close } = useChanged<RosterRecord>(
    [getRosterRecord, listRosterRecords],
    [listRosterEntryRecords, listRemovedRosterEntries],
  )
  const [isImporting, setImporting] = useState(false)
  const navigate = useNavigate()
  const settled = (answered?: RosterRecord) => {
    if (answered && asked && isDeletion(asked)) void navigate(LIST, { replace: true })
    moved(answered)
  }
  return (
    <div className="stack">
      <section className="panel">
        <h2>{copy.facts}</h2>
        <RosterFacts roster={roster} />
        {roster.returnReason && <Returned reason={roster.returnReason} />}
        {roster.can.maintain && (
          <div className="record-actions" role="group" aria-label={shared.actions}>
            <Button type="primary" onClick={() => setImporting(true)}>
              {copy.csv.title}
            </Button>
            <Button onClick={() => setEdited(roster)}>{shared.edit}</Button>
            <MoveAction publication={rosterPublication} record={roster} onAsk={setAsked} />
          </div>
        )}
      </section>
      <section>
        <h2 className="record-head">{copy.entry.title}</h2>
        <EntryList roster={roster} onChanged={renew} />
      </section>
      {asked && (
        <MoveDialog
          publication={rosterPublication}
          asked={asked}
          beside={ChangedEntries}
          onSettled={settled}
          onStale={renew}
          onClose={close}
        />
      )}
      {edited && (
        <RecordDrawer
          publication={rosterPublication}
          record={roster}
          onSaved={saved}
          onConflict={renew}
          onClose={close}
        />
      )}
      {isImporting && (
        <ImportDrawer rosterId={roster.id} onImported={renew} onClose={() => setImporting(false)} />
      )}
    </div>
  )
}

/** One roster with its enterprises. */
export function Component() {
  const { id = '' } = useParams()
  const answer = useCall(getRosterRecord, { params: { id } })
  const { data } = answer
  return (
    <Page
      title={data?.title ?? copy.readTitle}
      mark={data && <PublicationTag {...data} />}
      extra={data && <BackLink to={data.can.maintain ? LIST : '/cockpit/rosters'}>{copy.back}</BackLink>}
    >
      <Answer of={answer}>{(roster) => <Roster key={roster.id} roster={roster} />}</Answer>
    </Page>
  )
}
