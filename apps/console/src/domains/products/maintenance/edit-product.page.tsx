import { Alert, Steps } from 'antd'
import { useState } from 'react'
import { Link, useNavigate, useParams, useSearchParams } from 'react-router'
import { updateProductDraft } from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainedProduct } from '@lqr/contract/products/maintenance-entities.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Notice } from '../../../shell/page/notice.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { formCopy } from './form-copy.ts'
import { StandingNotes } from './standing-notes.tsx'
import { SubmitSummary } from './submit-summary.tsx'
import { TermsForm } from './terms-form.tsx'
import { toValues } from './terms-values.ts'
import { type ProductOnScreen, useMaintainedProduct, useProductCache } from './use-maintained-product.ts'
import { usePendingSave } from './use-pending-save.ts'
import { useTermsDraft } from './use-terms-draft.ts'

const STEP = 'step'
const CHECK = 'check'

interface EditProps {
  product: MaintainedProduct
  onScreen: ProductOnScreen
}

function EditForm({ product, onScreen, onChecked }: EditProps & { onChecked: () => void }) {
  const { put } = useProductCache()
  const pending = usePendingSave()
  const [isStale, setStale] = useState(false)
  // What the form was filled from; what somebody else left counts only once the conflict has been told.
  const [begun, setBegun] = useState(product)
  const { id, version, draft, live, reach } = isStale ? product : begun
  const typed = useTermsDraft(id)
  const saving = useAction(updateProductDraft, {
    quiet: true,
    onDone: (next) => {
      pending.saved()
      setStale(false)
      setBegun(next)
      put(next)
      if (pending.after() === 'check') onChecked()
      else toastSuccess(formCopy.saved)
    },
    onFailure: (failure) => {
      void onScreen.conflicted(failure).then((wasConflict) => {
        if (wasConflict) setStale(true)
        else pending.report(failure)
      })
    },
  })
  if (!typed) return <Loading />
  return (
    <>
      {isStale && (
        <Alert type="warning" showIcon role="alert" className="form-alert" title={formCopy.stale} />
      )}
      <TermsForm
        saved={toValues(draft ?? live ?? {}, reach)}
        reach={reach}
        version={version}
        draft={typed}
        isBusy={saving.isBusy}
        onSave={(terms, save) => {
          pending.start(save)
          saving.run({ params: { id }, body: { version, terms } })
        }}
      />
    </>
  )
}

function Editing({ product, onScreen }: EditProps) {
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const isReady = product.can.submit && Object.keys(product.draftProblems).length === 0
  const isChecking = search.get(STEP) === CHECK && isReady
  const toProduct = () => void navigate(`/workbench/products/${product.id}`)
  if (!product.can.update) return <Notice title={formCopy.notEditable} hint={formCopy.notEditableHint} />
  return (
    <>
      <Steps
        size="small"
        className="form-steps"
        current={isChecking ? 1 : 0}
        responsive={false}
        items={[{ title: formCopy.steps.fill }, { title: formCopy.steps.check }]}
      />
      {isChecking ? (
        <SubmitSummary
          product={product}
          onBack={() => setSearch({})}
          onConflict={(failure) => {
            void onScreen.conflicted(failure)
            setSearch({})
          }}
          onDone={(next) => {
            onScreen.moved(next, formCopy.submit.done)
            toProduct()
          }}
        />
      ) : (
        <>
          <StandingNotes product={product} />
          <EditForm product={product} onScreen={onScreen} onChecked={() => setSearch({ [STEP]: CHECK })} />
        </>
      )}
    </>
  )
}

/** The draft of a product, or the change of a listed one: fill in, save at any time, check, submit. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useMaintainedProduct(id)
  const { answer } = onScreen
  return (
    <Page
      title={answer.data ? formCopy.editTitle(answer.data.name) : formCopy.newTitle}
      extra={<Link to={`/workbench/products/${id}`}>{formCopy.back}</Link>}
    >
      <Answer of={answer}>
        {(product) => <Editing key={product.id} product={product} onScreen={onScreen} />}
      </Answer>
    </Page>
  )
}
