import { useParams } from 'react-router'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { mineCopy } from './copy.ts'
import { ListingBody } from './listing-body.tsx'
import { MyActions } from './my-actions.tsx'
import { useListing } from './use-listing.ts'

/** One of the enterprise's applications: how far it is, what was handed in, and what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useListing(id)
  return (
    <CasePage
      of={stockApplicationCase}
      onScreen={onScreen}
      title={(shown) => shown?.itemName ?? mineCopy.title}
      back={{ to: '/personal/listings', label: mineCopy.back }}
    >
      {(listing) => (
        <>
          <ListingBody listing={listing} />
          <MyActions shown={listing} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
