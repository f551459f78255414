import { Checkbox, Form } from 'antd'
import { updateOwnProfile } from '@lqr/contract/identity/account-calls.ts'
import { FilesItem } from '../../../shell/files/files-item.tsx'
import type { KeptFile } from '../../../shell/files/use-uploads.ts'
import { FormDialog } from '../../../shell/forms/form-dialog.tsx'
import { TextItem } from '../../../shell/forms/text-item.tsx'
import { useFormAction } from '../../../shell/forms/use-form-action.ts'
import { copy } from './copy.ts'

interface Values {
  nickName?: string
  files?: readonly KeptFile[]
  isRemoved?: boolean
}

interface ChangeProfileProps {
  /** How one is called, where one says so oneself. */
  nickName?: string
  hasPicture: boolean
  onDone: () => void
  onClose: () => void
}

const { shape } = updateOwnProfile.body
const texts = copy.profile
const NAMES = { avatarFileId: 'files' }

/** What becomes of the picture: another one, none, or it stays. */
function pictureOf({ files = [], isRemoved = false }: Values) {
  const fileId = files[0]?.fileId
  if (fileId) return { avatarFileId: fileId }
  return isRemoved ? { avatarFileId: null } : {}
}

const named = (nickName: string | undefined) => (nickName === undefined ? {} : { nickName })

/** The name by which one is called, and the picture beside it. */
export function ChangeProfile({ nickName, hasPicture, onDone, onClose }: ChangeProfileProps) {
  const [form] = Form.useForm<Values>()
  const { submit, isBusy, problem } = useFormAction(updateOwnProfile, form, { onDone, names: NAMES })
  return (
    <FormDialog<Values>
      title={texts.change}
      form={form}
      submitText={texts.submit}
      isBusy={isBusy}
      problem={problem}
      initialValues={{ ...named(nickName), files: [], isRemoved: false }}
      onFinish={(values) => submit({ body: { ...named(values.nickName), ...pictureOf(values) } })}
      onClose={onClose}
    >
      {nickName !== undefined && <TextItem name="nickName" of={shape.nickName} />}
      <FilesItem
        name="files"
        label={hasPicture ? texts.otherPicture : texts.picture}
        extra={texts.pictureHelp}
        max={1}
      />
      {hasPicture && (
        <Form.Item name="isRemoved" valuePropName="checked">
          <Checkbox>{texts.removePicture}</Checkbox>
        </Form.Item>
      )}
    </FormDialog>
  )
}
