import { Alert, Button, Checkbox } from 'antd'
import { Printer } from 'lucide-react'
import { useState } from 'react'
import { useSession } from '../../../shell/session/session.ts'
import { CopyButton } from '../../../shell/forms/copy-button.tsx'
import { copy } from './copy.ts'
import '../identity.css'

interface RecoveryCodesProps {
  codes: readonly string[]
  onFinish: () => void
}

const texts = copy.codes

/** The recovery codes, shown once: to be copied or printed before going on. */
export function RecoveryCodes({ codes, onFinish }: RecoveryCodesProps) {
  const { userName } = useSession().info.user
  const [isSaved, setSaved] = useState(false)
  const [problem, setProblem] = useState<string>()
  const finish = () => (isSaved ? onFinish() : setProblem(texts.savedFirst))
  return (
    <div className="stack">
      <Alert type="warning" showIcon title={texts.once} description={texts.use} />
      <div className="print-area">
        <p className="print-only">{texts.printHead(userName)}</p>
        <ul aria-label={texts.list} className="recovery-codes">
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
      </div>
      <div className="form-end">
        <CopyButton text={codes.join('\n')} label={texts.copy} />
        <Button icon={<Printer aria-hidden size={16} strokeWidth={1.5} />} onClick={() => window.print()}>
          {texts.print}
        </Button>
      </div>
      <div>
        <Checkbox
          checked={isSaved}
          aria-describedby="recovery-problem"
          onChange={({ target }) => {
            setSaved(target.checked)
            setProblem(undefined)
          }}
        >
          {texts.saved}
        </Checkbox>
        <p id="recovery-problem" role="alert" className="field-problem">
          {problem}
        </p>
      </div>
      <Button type="primary" className="block-start" onClick={finish}>
        {texts.finish}
      </Button>
    </div>
  )
}
