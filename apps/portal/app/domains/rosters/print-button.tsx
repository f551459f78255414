import { Button } from '@lqr/ui/button.tsx'
import { copy } from './copy.ts'

/** Prints the page one sees; without scripts the browser's own command does it. */
export function PrintButton() {
  return (
    <Button size="small" className="noscript:hidden print:hidden" onClick={() => window.print()}>
      {copy.roster.print}
    </Button>
  )
}
