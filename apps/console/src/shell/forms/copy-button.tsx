import { Button } from 'antd'
import { Copy } from 'lucide-react'
import { toastError, toastSuccess } from '../toast.ts'
import { copy } from '../copy.ts'

interface CopyButtonProps {
  text: string
  label: string
  isPrimary?: boolean
}

const texts = copy.clipboard

async function copyText(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toastSuccess(texts.done)
  } catch {
    // Refused by the browser, or missing altogether on plain http.
    toastError(texts.failed)
  }
}

/** Puts a text on the clipboard and says whether it is there. */
export function CopyButton({ text, label, isPrimary = false }: CopyButtonProps) {
  return (
    <Button
      type={isPrimary ? 'primary' : 'default'}
      icon={<Copy aria-hidden size={16} strokeWidth={1.5} />}
      onClick={() => void copyText(text)}
    >
      {label}
    </Button>
  )
}
