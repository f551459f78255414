import { Button, Form, Radio } from 'antd'
import { useState } from 'react'
import { addOperationFile } from '@lqr/contract/financing/operation-calls.ts'
import { OPERATION_FILE_PURPOSES } from '@lqr/contract/financing/operation-kinds.ts'
import { labelsOf } from '@lqr/contract/kernel/field.ts'
import { FileLinks } from '../../../shell/files/file-links.tsx'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { toastSuccess } from '../../../shell/toast.ts'
import { copy } from './copy.ts'
import type { OperationPartProps } from './part.ts'

const texts = copy.papers
const labels = labelsOf(addOperationFile.body)

interface Values {
  files?: readonly KeptFile[]
  purpose?: (typeof OPERATION_FILE_PURPOSES)[number]['code']
}

function AddDialog({ detail, onChanged, onClose }: OperationPartProps & { onClose: () => void }) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(addOperationFile, form, {
    names: { fileId: 'files' },
    onDone(next) {
      onChanged(next)
      toastSuccess(texts.done)
      onClose()
    },
  })
  return (
    <FormDialog<Values>
      title={texts.add}
      form={form}
      submitText={texts.add}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ files: [], purpose: 'internal' }}
      onFinish={({ files = [], purpose = 'internal' }) => {
        const fileId = files[0]?.fileId
        submit(
          { params: { id: detail.response.id }, body: { fileId: fileId ?? '', purpose } },
          fileId ? {} : { fileId: texts.choose },
        )
      }}
      onClose={onClose}
    >
      <FilesItem name="files" label={texts.file} max={1} />
      <Form.Item name="purpose" label={labels.purpose}>
        <Radio.Group
          options={OPERATION_FILE_PURPOSES.map(({ code, name }) => ({ value: code, label: name }))}
        />
      </Form.Item>
    </FormDialog>
  )
}

/** Papers of the institution on this need, those that the enterprise sees apart from its own. */
export function PapersPanel(props: OperationPartProps) {
  const [isOpen, setIsOpen] = useState(false)
  const { files, can } = props.detail
  return (
    <section className="panel" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      <p className="muted panel-note">{texts.intro}</p>
      {OPERATION_FILE_PURPOSES.map(({ code }) => (
        <div key={code}>
          <h3>{texts[code]}</h3>
          <FileLinks files={files.filter(({ purpose }) => purpose === code)} />
        </div>
      ))}
      {can.work && (
        <Button className="panel-act" onClick={() => setIsOpen(true)}>
          {texts.add}
        </Button>
      )}
      {isOpen && <AddDialog {...props} onClose={() => setIsOpen(false)} />}
    </section>
  )
}
