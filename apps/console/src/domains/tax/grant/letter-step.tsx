import { Button, Checkbox } from 'antd'
import { useState } from 'react'
import {
  TAX_LETTER_TITLE,
  TAX_STATEMENTS,
  type TaxLetter,
  taxLetter,
} from '@lqr/contract/tax/licence-letter.ts'
import { grantCopy as texts } from '../copy.ts'
import '../tax.css'

interface LetterStepProps {
  letter: TaxLetter
  onBack: () => void
  onNext: () => void
}

const LINES = [...TAX_STATEMENTS, texts.agree]

/** The five statements one by one, and the whole letter; nothing is ticked beforehand. */
export function LetterStep({ letter, onBack, onNext }: LetterStepProps) {
  const [ticked, setTicked] = useState<readonly string[]>([])
  const [isMissing, setMissing] = useState(false)
  const next = () => {
    if (ticked.length === LINES.length) onNext()
    else setMissing(true)
  }
  return (
    <>
      <h2>{texts.letter}</h2>
      <div className="prewrap tax-letter" role="region" aria-label={TAX_LETTER_TITLE} tabIndex={0}>
        {taxLetter(letter)}
      </div>
      <h2>{texts.statements}</h2>
      <div className="tax-statements">
        {LINES.map((line) => (
          <Checkbox
            key={line}
            checked={ticked.includes(line)}
            onChange={({ target }) => {
              setMissing(false)
              setTicked(target.checked ? [...ticked, line] : ticked.filter((other) => other !== line))
            }}
          >
            {line}
          </Checkbox>
        ))}
      </div>
      <p role="alert" className="field-problem">
        {isMissing && texts.statementsMissing}
      </p>
      <div className="tax-bar">
        <Button onClick={onBack}>{texts.previous}</Button>
        <Button type="primary" onClick={next}>
          {texts.next}
        </Button>
      </div>
    </>
  )
}
