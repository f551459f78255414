import { Input } from 'antd'
import { useState } from 'react'
import { needsUnitConfirmation } from '@lqr/contract/rules/amount.ts'
import { formCopy } from './copy.ts'
import { UnitQuestion } from './unit-question.tsx'

interface AmountInputProps {
  /** Set by the form. */
  id?: string
  value?: string
  onChange?: (value: string) => void
  placeholder?: string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

/**
 * An amount typed in 万元. Leaving the field with six or more digits before the point asks for the unit; an amount that was
 * confirmed once is not asked for again.
 */
export function AmountInput({ value = '', onChange, ...rest }: AmountInputProps) {
  const [confirmed, setConfirmed] = useState<string>()
  const [asked, setAsked] = useState<string>()
  const isOpen = asked !== undefined
  const mustAsk = () => needsUnitConfirmation(value) && value !== confirmed && !isOpen
  const ask = () => mustAsk() && setAsked(value)
  return (
    <>
      <Input
        {...rest}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        suffix={formCopy.tenThousands}
        onChange={(event) => onChange?.(event.target.value.trim())}
        onBlur={ask}
        onPressEnter={(event) => {
          if (!mustAsk()) return
          event.preventDefault()
          setAsked(value)
        }}
      />
      <UnitQuestion
        text={asked}
        onConfirm={() => {
          setConfirmed(asked)
          setAsked(undefined)
        }}
        onCancel={() => {
          setAsked(undefined)
          onChange?.('')
        }}
      />
    </>
  )
}
