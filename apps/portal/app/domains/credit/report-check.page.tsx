import { Button } from '@lqr/ui/button.tsx'
import { InputField } from '@lqr/ui/field-inputs.tsx'
import { Form } from 'react-router'
import type { Route } from './+types/report-check.page.ts'
import type { PageHandle } from '../../shell/page-handle.ts'
import { pageMeta } from '../../shell/page-meta.ts'
import { apiContext } from '../../shell/server/contexts.ts'
import { siteAddress } from '../../shell/site-address.ts'
import { useShell } from '../../shell/use-shell.ts'
import { CheckResult } from './check-result.tsx'
import { copy } from './report-check-copy.ts'
import { loadReportCheck } from './load-report-check.ts'

export const handle: PageHandle = { queryKeys: ['number'] }

export const loader = ({ request, context }: Route.LoaderArgs) =>
  loadReportCheck(context.get(apiContext), request)

export const meta: Route.MetaFunction = (args) =>
  pageMeta(args, { title: copy.title, description: copy.description })

/** Where the code on a credit report leads: whether the report is ours and holds, never what it says. */
export default function ReportCheck({ loaderData: { number, found } }: Route.ComponentProps) {
  const { site } = useShell()
  return (
    <div className="content grid gap-6 py-6">
      <header className="grid gap-2">
        <h1 className="text-head font-semibold">{copy.title}</h1>
        <p className="max-w-article text-muted">{copy.description}</p>
      </header>
      <Form
        key={number}
        method="get"
        action={siteAddress(site.path, '/reportCheck')}
        preventScrollReset
        aria-label={copy.form}
        className="grid max-w-article gap-4 rounded-card border border-line bg-surface p-6 max-sm:p-4"
      >
        <InputField
          label={copy.number}
          name="number"
          required
          maxLength={40}
          autoComplete="off"
          defaultValue={number}
          help={copy.numberHelp}
          error={found === 'malformed' ? copy.malformed : undefined}
        />
        <div>
          <Button kind="primary" type="submit">
            {copy.check}
          </Button>
        </div>
      </Form>
      {found !== undefined && found !== 'malformed' && <CheckResult found={found} />}
    </div>
  )
}
