import { listLoansDue, type LoanDue, RENEWAL_STATES } from '@lqr/contract/oversight/renewal-calls.ts'
import { formatAmount } from '@lqr/ui/format-amount.ts'
import { formatDate } from '@lqr/ui/format-date.ts'
import type { Route } from './+types/loans.page.ts'
import type { PageHandle } from '../../../shell/page-handle.ts'
import { LiteList } from '../../../shell/lite/lite-list.tsx'
import { liteMeta } from '../../../shell/lite/lite-meta.ts'
import { nameOf, nextPage, pageInput } from '../../../shell/lite/lite-page.ts'
import { signedIn } from '../../../shell/plain/form-state.ts'
import { apiContext } from '../../../shell/server/contexts.ts'
import { liteRenewalCopy } from './copy.ts'

const texts = liteRenewalCopy.list

export const handle: PageHandle = { queryKeys: ['page'] }

/** Where a loan leads: to its renewal, to the renewal under way, or to the application that it was drawn by. */
function addressOf({ kind, id, canRenew, renewalId }: LoanDue): string | undefined {
  if (canRenew) return `/lite/renewal?loan=${id}`
  if (renewalId !== null) return `/lite/application?id=${renewalId}`
  return kind === 'application' ? `/lite/application?id=${id}` : undefined
}

/** What the enterprise does where it renews nothing here. */
function elsewhereOf({ kind, asksInstitution }: LoanDue): string {
  if (!asksInstitution) return ''
  return kind === 'demandReport' ? texts.elsewhere : texts.notOnline
}

export async function loader({ request, context }: Route.LoaderArgs) {
  const body = pageInput(request)
  const page = await signedIn(request, () => context.get(apiContext)(listLoansDue, { body }))
  const rows = page.list.map((loan) => ({
    key: `${loan.kind} ${loan.id}`,
    href: addressOf(loan),
    title: texts.loan(loan.orgName, loan.productName),
    words: [
      texts.open(formatAmount(loan.openYuan)),
      texts.due(formatDate(loan.dueOn), loan.daysLeft),
      nameOf(RENEWAL_STATES, loan.state),
      loan.canRenew ? texts.canRenew : '',
      elsewhereOf(loan),
      loan.number,
    ]
      .filter(Boolean)
      .join(' · '),
  }))
  return { rows, next: nextPage(request, page) }
}

export const meta: Route.MetaFunction = (args) =>
  liteMeta(args, { title: texts.title, description: texts.description })

export default function LiteLoans({ loaderData }: Route.ComponentProps) {
  return (
    <LiteList title={texts.title} {...loaderData} empty={texts.empty}>
      <p className="text-note">{texts.lead}</p>
    </LiteList>
  )
}
