import { Button, Form } from 'antd'
import { labelOf } from '@lqr/contract/kernel/field.ts'
import { siteForm, siteRow, type SiteRow, updateSite } from '@lqr/contract/reference/site-calls.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { TextItem } from '../../shell/forms/text-item.tsx'
import { copy as shell } from '../../shell/copy.ts'
import { busy } from '../../shell/forms/busy.tsx'
import { FormProblem } from '../../shell/forms/form-problem.tsx'
import { StackedForm } from '../../shell/forms/stacked-form.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { Facts } from '../../shell/records/facts.tsx'
import { toastSuccess } from '../../shell/toast.ts'
import { copy } from './copy.ts'
import { SiteAddresses } from './site-addresses.tsx'
import { SideDialog } from '../../shell/forms/dialog.tsx'

const { openUrl } = siteForm.shape

interface SiteDrawerProps {
  site: SiteRow
  onSaved: () => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

/** The address that opens instead of a site; a press outside never loses what was typed. */
export function SiteDrawer({ site, onSaved, onFailure, onClose }: SiteDrawerProps) {
  const { id, name, path, parentName, version } = site
  const [form] = Form.useForm<{ openUrl: string }>()
  const { submit, isBusy, problem } = useFormAction(updateSite, form, { onDone: onSaved, onFailure })
  const take = (openUrl: string) => {
    form.setFieldsValue({ openUrl })
    toastSuccess(copy.takenUp)
  }
  return (
    <SideDialog title={copy.drawer(name)} size={560} mask={{ closable: false }} onClose={onClose}>
      <StackedForm
        form={form}
        initialValues={{ openUrl: site.openUrl }}
        onFinish={(values) => submit({ params: { id }, body: { openUrl: values.openUrl, version } })}
      >
        <FormProblem text={problem} />
        <Facts
          columns={1}
          items={[
            { label: labelOf(siteRow.shape.parentName), value: parentName },
            { label: copy.ownAddress, value: path ? `/${path}/index` : '/index' },
            { label: copy.current, value: site.openUrl || copy.none },
          ]}
        />
        <TextItem name="openUrl" of={openUrl} type="url" inputMode="url" placeholder="https://" />
        <div className="dialog-end">
          <Button onClick={onClose}>{shell.cancel}</Button>
          <Button type="primary" htmlType="submit" {...busy(isBusy)}>
            {copy.save}
          </Button>
        </div>
      </StackedForm>
      <SiteAddresses site={site} onTake={take} />
    </SideDialog>
  )
}
