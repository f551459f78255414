import { Button } from '@lqr/ui/button.tsx'
import { LiteWay } from '../../shell/plain/lite-way.tsx'
import { useProtectedAction } from '../../shell/protected-action/use-protected-action.ts'
import { copy } from './stock-copy.ts'

/** Applies for an item: logs in, certifies, then goes on in the console. */
export function ListingButton({ itemId }: { itemId: string }) {
  const { run } = useProtectedAction()
  return (
    <>
      <Button kind="primary" size="large" className="w-full" onClick={() => run('applyListing', { itemId })}>
        {copy.item.apply}
      </Button>
      <LiteWay href={`/lite/listingForm?itemId=${itemId}`} label={copy.item.lite} />
    </>
  )
}
