import { Alert, Form, Radio } from 'antd'
import {
  mergeOrganisation,
  type OrganisationRow,
  previewEnding,
} from '@lqr/contract/organisations/maintenance-calls.ts'
import { type MergedProducts, mergedProducts } from '@lqr/contract/organisations/succession.ts'
import type { CallFailure } from '@lqr/web-client/call-failure.ts'
import { TextItem } from '../../shell/forms/text-item.tsx'
import { FormDialog } from '../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../shell/forms/use-form-action.ts'
import { Answer } from '../../shell/page/answer.tsx'
import { useCall } from '../../shell/use-call.ts'
import { AffairsList } from './affairs-list.tsx'
import { copy } from './copy.ts'
import { OrganisationSelect } from './organisation-select.tsx'

interface Values {
  intoId?: string
  products?: MergedProducts
  confirmName?: string
}

interface MergeDialogProps {
  organisation: OrganisationRow
  onDone: () => void
  onFailure: (failure: CallFailure) => void
  onClose: () => void
}

const texts = copy.merging
const productOptions = mergedProducts.map(({ code, name }) => ({ value: code, label: name }))

/** What would happen with this successor, and what speaks against it. */
function Preview({ id, intoId }: { id: string; intoId: string | undefined }) {
  const answer = useCall(
    previewEnding,
    { params: { id }, query: intoId ? { intoId } : {} },
    { keepPrevious: true, quiet: true },
  )
  return (
    <section className="panel-note">
      <h3>{texts.preview}</h3>
      <Answer of={answer}>
        {({ affairs, obstacle }) => (
          <div className="stack">
            {obstacle && <Alert type="error" showIcon role="alert" title={obstacle} />}
            <AffairsList affairs={affairs} />
          </div>
        )}
      </Answer>
    </section>
  )
}

/** Ends an organisation in a merger: who goes on, what happens to what, and the name typed by hand. */
export function MergeDialog({ organisation, onDone, onFailure, onClose }: MergeDialogProps) {
  const { id, name, orgType, version } = organisation
  const [form] = Form.useForm<Values>()
  const intoId = Form.useWatch('intoId', form)
  const { submit, isBusy, problem } = useFormAction(mergeOrganisation, form, { onDone, onFailure })
  const finish = (values: Values) =>
    submit({
      params: { id },
      body: {
        intoId: values.intoId as string,
        products: values.products ?? 'keep',
        confirmName: values.confirmName ?? '',
        version,
      },
    })
  return (
    <FormDialog<Values>
      title={texts.title(name)}
      form={form}
      submitText={texts.ok}
      isDanger
      isBusy={isBusy}
      problem={problem}
      initialValues={{ products: 'keep' }}
      onFinish={finish}
      onClose={onClose}
    >
      <Form.Item name="intoId" label={texts.into} extra={texts.intoHelp}>
        <OrganisationSelect orgType={orgType} exceptId={id} />
      </Form.Item>
      <Form.Item name="products" label={texts.products}>
        <Radio.Group options={productOptions} className="stack" />
      </Form.Item>
      <Preview id={id} intoId={intoId} />
      <p className="muted panel-note">{texts.told}</p>
      <TextItem
        name="confirmName"
        of={mergeOrganisation.body.shape.confirmName}
        label={texts.confirm(name)}
      />
    </FormDialog>
  )
}
