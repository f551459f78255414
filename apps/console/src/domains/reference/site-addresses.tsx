import { Button, Tag } from 'antd'
import { listSiteAddresses, type SiteRow } from '@lqr/contract/reference/site-calls.ts'
import { formatDateTime } from '@lqr/ui/format-date.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { useCall } from '../../shell/use-call.ts'
import { copy } from './copy.ts'

interface SiteAddressesProps {
  site: SiteRow
  onTake: (openUrl: string) => void
}

/** Every address that was set of a site; an earlier one goes into the form and counts once it is saved. */
export function SiteAddresses({ site, onTake }: SiteAddressesProps) {
  const answer = useCall(listSiteAddresses, { params: { id: site.id } })
  return (
    <section aria-label={copy.earlier} className="site-addresses">
      <h3>{copy.earlier}</h3>
      <Answer of={answer}>
        {(addresses) =>
          addresses.length === 0 ? (
            <p className="muted">{copy.noEarlier}</p>
          ) : (
            <ul className="plain-list">
              {addresses.map(({ number, openUrl, setBy, setAt }) => (
                <li key={number}>
                  <div>
                    <p className="open-url">{openUrl || copy.itself}</p>
                    <p className="muted tabular">{copy.setLine(formatDateTime(setAt), setBy)}</p>
                  </div>
                  {number === site.version ? (
                    <Tag>{copy.inForce}</Tag>
                  ) : (
                    <Button size="small" aria-label={copy.takeUpOf(number)} onClick={() => onTake(openUrl)}>
                      {copy.takeUp}
                    </Button>
                  )}
                </li>
              ))}
            </ul>
          )
        }
      </Answer>
    </section>
  )
}
