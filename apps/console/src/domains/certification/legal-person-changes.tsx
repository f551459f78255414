import { Link } from 'react-router'
import { listLegalPersonChanges, receiverKinds } from '@lqr/contract/facts/calls.ts'
import type { CallOutput } from '@lqr/contract/kernel/define-call.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import { nameOf } from '../../shell/records/name-of.ts'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

const texts = copy.legalPerson
type Change = CallOutput<typeof listLegalPersonChanges>[number]

/** One institution that had received the former name: by what, when, and the way to it. */
function Receiver({ receiver }: { receiver: Change['receivers'][number] }) {
  const { kind, orgName, title, number, at, link } = receiver
  const what = [title, number].filter(Boolean).join(' · ')
  return (
    <li>
      <strong>{orgName}</strong>
      <div>
        {nameOf(receiverKinds, kind)}：{link ? <Link to={link}>{what}</Link> : what}
      </div>
      <div className="muted">{formatDate(at)}</div>
    </li>
  )
}

/** Every change of the legal representative with who had received the former one; nothing where there was none. */
export function LegalPersonChanges() {
  const { data = [] } = useCall(listLegalPersonChanges, {})
  return data.map(({ formerName, presentName, changedOn, receivers }) => (
    <section key={`${changedOn}-${formerName}`} className="panel" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p>{texts.changed(formerName, presentName, formatDate(changedOn))}</p>
      {receivers.length === 0 ? (
        <p className="muted">{texts.nobody}</p>
      ) : (
        <>
          <p className="muted">{texts.received(formerName)}</p>
          <ul className="stack plain-list">
            {receivers.map((receiver) => (
              <Receiver key={`${receiver.kind}-${receiver.number}-${receiver.orgName}`} receiver={receiver} />
            ))}
          </ul>
        </>
      )}
    </section>
  ))
}
