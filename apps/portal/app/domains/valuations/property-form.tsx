import { Button } from '@lqr/ui/button.tsx'
import { Skeleton } from '@lqr/ui/skeleton.tsx'
import { useVisitorDraft, type VisitorDraft } from '../../shell/drafts/use-visitor-draft.ts'
import { useVisitorRound } from '../../shell/drafts/use-visitor-round.ts'
import { Refusal } from '../../shell/forms/refusal.tsx'
import { copy as page } from './copy.ts'
import { EstimateView } from './estimate-view.tsx'
import { formCopy as copy } from './form-copy.ts'
import { PropertyFields } from './property-fields.tsx'
import { type PropertyDraft, usePropertyForm } from './use-property-form.ts'

const panel = 'rounded-card border border-line bg-surface p-6 max-sm:p-4'

interface FillingProps {
  areaCode: string
  draft: VisitorDraft<PropertyDraft>
}

function Filling({ areaCode, draft }: FillingProps) {
  const { form, estimated, isStale, restored } = usePropertyForm(areaCode, draft)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[24rem_minmax(0,1fr)] elder:grid-cols-1">
      <form noValidate onSubmit={form.onSubmit} aria-label={page.form} className={`${panel} print:hidden`}>
        {restored && (
          <p role="status" className="mb-4 rounded-control bg-primary-soft px-3 py-2 text-note">
            {copy.restored}
          </p>
        )}
        <p className="mb-4 text-note text-muted">{copy.lead}</p>
        <PropertyFields form={form} />
        <Refusal text={form.refusal} />
        <Button kind="primary" size="large" type="submit" busy={form.busy} className="mt-2">
          {estimated ? copy.again : copy.submit}
        </Button>
      </form>
      <section aria-label={copy.result.title} className={`${panel} min-w-0`}>
        {estimated ? (
          <EstimateView estimated={estimated} isStale={isStale} />
        ) : (
          <p className="text-muted">{copy.result.waiting}</p>
        )}
      </section>
    </div>
  )
}

function Opening({ areaCode }: { areaCode: string }) {
  const draft = useVisitorDraft<PropertyDraft>('property', 'new')
  if (draft.isReady) return <Filling key={draft.round} areaCode={areaCode} draft={draft} />
  return (
    <div className={panel}>
      <Skeleton lines={8} />
    </div>
  )
}

/** The form for a property, and beside it what it is worth. */
export default function PropertyForm({ areaCode }: { areaCode: string }) {
  const round = useVisitorRound()
  return <Opening key={round} areaCode={areaCode} />
}
