import { useSearchParams } from 'react-router'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { getListingStart } from '@lqr/contract/equity/listing-calls.ts'
import type { ListingStart } from '@lqr/contract/equity/listing-entities.ts'
import { useDraft } from '../../../shell/drafts/use-draft.ts'
import { useKnownFacts } from '../../../shell/facts/use-known-facts.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { BackLink } from '../../../shell/page/back-link.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { Facts } from '../../../shell/records/facts.tsx'
import { nameOf } from '../../../shell/records/name-of.ts'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { ApplyForm } from './apply-form.tsx'
import type { ListingValues } from './apply-values.ts'
import { applyCopy as texts, copy, mineCopy } from './copy.ts'

function ItemFacts({ item, exchangeName }: Pick<ListingStart, 'item' | 'exchangeName'>) {
  const items = [
    { label: copy.item, value: item.name, isWide: true },
    { label: copy.board, value: nameOf(STOCK_BOARDS, item.board) },
    { label: copy.exchange, value: exchangeName },
    { label: texts.conditions, value: item.conditions.join('；'), isWide: true },
    ...(item.fees ? [{ label: texts.fees, value: item.fees, isWide: true }] : []),
  ]
  return (
    <section className="panel">
      <h2>{copy.listing}</h2>
      <Facts items={items} />
    </section>
  )
}

/** What stands against applying for the item; undefined when nothing does. */
function obstacleOf({ item, exchangeName, openId, isListed, isNoCompany }: ListingStart) {
  if (openId !== null) {
    const open = <LinkButton to={`/personal/listings/${openId}`} label={texts.openIt} />
    return <Notice title={texts.isOpen} hint={texts.isOpenHint} action={open} />
  }
  if (isNoCompany) return <Notice title={texts.notCompany} hint={texts.notCompanyHint} />
  if (isListed) return <Notice title={texts.isListed} hint={texts.isListedHint} />
  if (exchangeName !== null) return undefined
  return <Notice title={texts.noExchange} hint={texts.noExchangeHint(item.officePhone)} />
}

function Application({ itemId }: { itemId: string }) {
  const start = useCall(getListingStart, { params: { itemId } })
  const known = useKnownFacts('listingApply')
  const draft = useDraft<ListingValues>('listingApply', itemId)
  if (!known || !draft) return <Loading />
  return (
    <Answer of={start}>
      {(found) => (
        <div className="stack">
          <ItemFacts item={found.item} exchangeName={found.exchangeName} />
          {obstacleOf(found) ?? (
            <ApplyForm start={found} exchangeName={found.exchangeName ?? ''} known={known} draft={draft} />
          )}
        </div>
      )}
    </Answer>
  )
}

/** Where the portal hands over: an enterprise applies for one item of the exchange. */
export function Component() {
  const [search] = useSearchParams()
  const session = useSession()
  const itemId = search.get('itemId')
  const items = <LinkButton to="/stock" label={mineCopy.toItems} isPortal />
  const content = () => {
    if (!session.isEnterprise) {
      return <Notice role="alert" title={texts.enterpriseOnly} hint={texts.enterpriseOnlyHint} />
    }
    if (!session.isCertified) {
      const certify = <LinkButton to="/authentication" label={texts.certify} isPortal />
      return <Notice title={texts.notCertified} hint={texts.notCertifiedHint} action={certify} />
    }
    if (!itemId) return <Notice title={texts.noItem} hint={texts.noItemHint} action={items} />
    return <Application key={itemId} itemId={itemId} />
  }
  return (
    <Page
      title={texts.title}
      extra={session.isEnterprise && <BackLink to="/personal/listings">{mineCopy.back}</BackLink>}
    >
      {content()}
    </Page>
  )
}
