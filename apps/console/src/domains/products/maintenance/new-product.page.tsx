import { Form, Select } from 'antd'
import { useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { createProductDraft, listMaintainingOrganisations } from '@lqr/contract/products/maintenance-calls.ts'
import type { MaintainingOrganisation } from '@lqr/contract/products/maintenance-entities.ts'
import { Answer } from '../../../shell/page/answer.tsx'
import { Loading } from '../../../shell/page/loading.tsx'
import { Page } from '../../../shell/page/page.tsx'
import { toastSuccess } from '../../../shell/toast.ts'
import { useAction } from '../../../shell/use-action.ts'
import { useCall } from '../../../shell/use-call.ts'
import { formCopy } from './form-copy.ts'
import { TermsForm } from './terms-form.tsx'
import { toValues } from './terms-values.ts'
import { useProductCache } from './use-maintained-product.ts'
import { usePendingSave } from './use-pending-save.ts'
import { useTermsDraft } from './use-terms-draft.ts'

interface NewProductProps {
  organisations: readonly MaintainingOrganisation[]
}

function NewProduct({ organisations }: NewProductProps) {
  const navigate = useNavigate()
  const { put } = useProductCache()
  const [orgId, setOrgId] = useState(organisations[0]?.id ?? '')
  const pending = usePendingSave()
  // The page stays for a moment after its draft exists: a second press must not start another one.
  const isCreated = useRef(false)
  const reach = organisations.find(({ id }) => id === orgId)?.reach ?? null
  const draft = useTermsDraft('new')
  const creating = useAction(createProductDraft, {
    quiet: true,
    onDone: (product) => {
      isCreated.current = true
      pending.saved()
      put(product)
      const isChecked = pending.after() === 'check'
      if (!isChecked) toastSuccess(formCopy.saved)
      void navigate(`/workbench/products/${product.id}/edit${isChecked ? '?step=check' : ''}`, {
        replace: true,
      })
    },
    onFailure: pending.report,
  })
  const choice = organisations.length > 1 && (
    <section className="panel">
      <Form.Item label={formCopy.org} htmlFor="org">
        <Select
          id="org"
          value={orgId}
          options={organisations.map(({ id, name }) => ({ value: id, label: name }))}
          showSearch={{ optionFilterProp: 'label' }}
          onChange={setOrgId}
        />
      </Form.Item>
    </section>
  )
  if (!draft) return <Loading />
  return (
    <TermsForm
      saved={toValues({}, reach)}
      reach={reach}
      draft={draft}
      isBusy={creating.isBusy}
      before={choice}
      onSave={(terms, save) => {
        if (isCreated.current) return
        pending.start(save)
        creating.run({ body: { orgId, terms } })
      }}
    />
  )
}

/** A product that does not exist yet: its first save makes it a draft. */
export function Component() {
  const answer = useCall(listMaintainingOrganisations, {})
  return (
    <Page title={formCopy.newTitle} extra={<Link to="/workbench/products">{formCopy.toList}</Link>}>
      <Answer of={answer}>{(organisations) => <NewProduct organisations={organisations} />}</Answer>
    </Page>
  )
}
