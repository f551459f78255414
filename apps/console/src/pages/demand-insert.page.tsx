import { useState } from 'react'
import { useSearchParams } from 'react-router'
import type { NeedDraft } from '@lqr/contract/financing/form.ts'
import { getNeedCase } from '@lqr/contract/financing/need-calls.ts'
import { USUAL_SLOTS, USUAL_VALID_DAYS } from '@lqr/contract/financing/kinds.ts'
import { chinaToday } from '@lqr/contract/rules/china-day.ts'
import { FitList } from '../domains/products/fit/fit-list.tsx'
import { KnownContext } from '../shell/facts/filled-context.ts'
import { useBegun } from '../shell/facts/use-begun.ts'
import { type KnownForForm, useKnownFacts } from '../shell/facts/use-known-facts.ts'
import { Answer } from '../shell/page/answer.tsx'
import { LinkButton } from '../shell/page/link-button.tsx'
import { Loading } from '../shell/page/loading.tsx'
import { Notice } from '../shell/page/notice.tsx'
import { Page } from '../shell/page/page.tsx'
import { useSession } from '../shell/session/session.ts'
import { useCall } from '../shell/use-call.ts'
import { ChangeForm } from '../domains/financing/form/change-form.tsx'
import { formCopy as texts } from '../domains/financing/form/copy.ts'
import { FORM_NAMES, type NeedValues, valuesOf } from '../domains/financing/form/need-values.ts'
import { PublishForm } from '../domains/financing/form/publish-form.tsx'
import { copy } from './copy.ts'

/** Which listed products fit such a need already, and what the others ask for: one may apply there instead. */
function fittingProducts({
  amountYuan,
  termMonths,
  guaranteeMode,
  areaCode,
  demandType,
  wantRate,
}: NeedDraft) {
  if (amountYuan === undefined || termMonths === undefined) return null
  const want = { amountYuan, termMonths, guaranteeMode, areaCode, demandType, rateMax: wantRate }
  return (
    <section className="panel" aria-label={copy.fitting}>
      <h2>{copy.fitting}</h2>
      <p className="muted">{copy.fittingHint}</p>
      <FitList want={want} />
    </section>
  )
}

function NotCertified({ certiFlg }: { certiFlg: number | undefined }) {
  const { title, hint, action } = texts.certification[certiFlg === 2 || certiFlg === 4 ? certiFlg : 1]
  return (
    <Notice title={title} hint={hint} action={<LinkButton to="/authentication" label={action} isPortal />} />
  )
}

/** A new need, filled with what is known of the company. */
function NewNeed() {
  const known = useKnownFacts('financingNeed', FORM_NAMES)
  return known ? <FilledNeed known={known} /> : <Loading />
}

const DAY_MS = 86_400_000

function FilledNeed({ known }: { known: KnownForForm }) {
  const begun = useBegun<NeedValues>(
    {
      slots: USUAL_SLOTS,
      showsCompany: false,
      validTo: chinaToday(new Date(Date.parse(chinaToday()) + USUAL_VALID_DAYS * DAY_MS)),
    },
    known,
  )
  return (
    <KnownContext value={begun}>
      <PublishForm initialValues={begun.values} instead={fittingProducts} />
    </KnownContext>
  )
}

/** A need that there is: a draft is gone on with, a published one changed, any of them copied. */
function EarlierNeed({ id, isCopy }: { id: string; isCopy: boolean }) {
  const answer = useCall(getNeedCase, { params: { id } })
  return (
    <Answer of={answer}>
      {(need) => {
        const isOwn = need.view === 'own'
        if (isOwn && isCopy)
          return <PublishForm initialValues={valuesOf(need, true)} instead={fittingProducts} />
        if (!isOwn || !need.can.edit) {
          const action = <LinkButton to={`/personal/needs/${id}`} label={texts.toNeed} />
          return <Notice title={texts.closed} hint={texts.closedHint} action={action} />
        }
        if (need.status === 'DRAFT')
          return <PublishForm draft={need} initialValues={valuesOf(need)} instead={fittingProducts} />
        return <ChangeForm need={need} />
      }}
    </Answer>
  )
}

/** Where the portal hands over: an enterprise publishes what it needs. */
export function Component() {
  const [search] = useSearchParams()
  // What the page began with: a new draft gets its id into the address while it is typed.
  const [begun] = useState(() => ({ id: search.get('id'), copyOf: search.get('copyOf') }))
  const session = useSession()
  const content = () => {
    if (!session.isEnterprise) {
      const action = <LinkButton to="/demand" label={texts.toPortal} isPortal />
      return (
        <Notice role="alert" title={texts.enterpriseOnly} hint={texts.enterpriseOnlyHint} action={action} />
      )
    }
    if (!session.isCertified) return <NotCertified certiFlg={session.info.comBaseinfo?.certiFlg} />
    const earlier = begun.copyOf ?? begun.id
    return earlier ? <EarlierNeed id={earlier} isCopy={begun.copyOf !== null} /> : <NewNeed />
  }
  return (
    <Page title={texts.title}>
      <div className="stack">{content()}</div>
    </Page>
  )
}
