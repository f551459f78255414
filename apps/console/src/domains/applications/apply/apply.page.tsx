import { useSearchParams } from 'react-router'
import { getProduct } from '@lqr/contract/products/product-calls.ts'
import { useDraft } from '../../../shell/drafts/use-draft.ts'
import { useKnownFacts } from '../../../shell/facts/use-known-facts.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { LinkButton } from '../../../shell/page/link-button.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { useSession } from '../../../shell/session/session.ts'
import { useCall } from '../../../shell/use-call.ts'
import { ApplyForm } from './apply-form.tsx'
import { type ApplyValues, filledFor, FORM_NAMES, valuesFromAddress } from './apply-values.ts'
import { copy } from './copy.ts'
import { ProductFacts } from './product-facts.tsx'

function NotCertified({ certiFlg }: { certiFlg: number | undefined }) {
  const { title, hint, action } = copy.certification[certiFlg === 2 || certiFlg === 4 ? certiFlg : 1]
  return (
    <Notice title={title} hint={hint} action={<LinkButton to="/authentication" label={action} isPortal />} />
  )
}

function Application({ proId, search }: { proId: string; search: URLSearchParams }) {
  const product = useCall(getProduct, { params: { id: proId } })
  const known = useKnownFacts('productApply', FORM_NAMES)
  const draft = useDraft<ApplyValues>('productApply', proId)
  if (!known || !draft) return <Loading />
  return (
    <Answer of={product}>
      {(found) => {
        if (!found.onlineApply) {
          const back = <LinkButton to={`/productDetails?id=${found.id}`} label={copy.toProduct} isPortal />
          return <Notice title={copy.closed} hint={copy.closedHint} action={back} />
        }
        const [onlyMode, ...otherModes] = found.guaranteeModes
        const start: ApplyValues = {
          ...(onlyMode && otherModes.length === 0 ? { guaranteeMode: onlyMode } : {}),
          ...valuesFromAddress(search, found),
        }
        return (
          <div className="stack">
            <ProductFacts product={found} />
            <ApplyForm
              product={found}
              start={start}
              known={{ ...known, filled: filledFor(known.filled, found, start) }}
              draft={draft}
            />
          </div>
        )
      }}
    </Answer>
  )
}

/** Where the portal hands over: an enterprise applies for one product of one institution. */
export function Component() {
  const [search] = useSearchParams()
  const session = useSession()
  const proId = search.get('proId')
  const products = <LinkButton to="/financial" label={copy.toProducts} isPortal />
  const content = () => {
    if (!session.isEnterprise) {
      return (
        <Notice role="alert" title={copy.enterpriseOnly} hint={copy.enterpriseOnlyHint} action={products} />
      )
    }
    if (!session.isCertified) return <NotCertified certiFlg={session.info.comBaseinfo?.certiFlg} />
    if (!proId) return <Notice title={copy.noProduct} hint={copy.noProductHint} action={products} />
    return <Application key={proId} proId={proId} search={search} />
  }
  return <Page title={copy.title}>{content()}</Page>
}
