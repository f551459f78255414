import { useParams } from 'react-router'
import { STOCK_BOARDS } from '@lqr/contract/equity/boards.ts'
import { stockApplicationCase } from '@lqr/contract/equity/listing-case.ts'
import type { ListingApplication } from '@lqr/contract/equity/listing-entities.ts'
import { CaseLead } from '../../../shell/cases/case-lead.tsx'
import { CasePage } from '../../../shell/cases/case-page.tsx'
import { SealedNotice } from '../../../shell/cases/sealed-notice.tsx'
import { WORK_LISTS } from '../../../shell/cases/work-address.ts'
import { nameOf } from '../../../shell/records/name-of.ts'
import { deskCopy } from './copy.ts'
import { DeskActions } from './desk-actions.tsx'
import { ListingBody } from './listing-body.tsx'
import { useListing } from './use-listing.ts'

/** For which board, and what it is there. */
function leadOf({ board, itemName, applyNo }: ListingApplication) {
  return <CaseLead facts={[nameOf(STOCK_BOARDS, board), itemName]} number={applyNo} />
}

/** One application as the exchange sees it, with what may be done now. */
export function Component() {
  const { id = '' } = useParams()
  const onScreen = useListing(id)
  return (
    <CasePage
      of={stockApplicationCase}
      onScreen={onScreen}
      title={(shown) => shown?.corporateName ?? deskCopy.pageTitle(shown?.applyNo ?? '')}
      lead={leadOf}
      back={{ to: WORK_LISTS.stockApplication, label: deskCopy.back }}
      creditFor={({ applyNo }) => applyNo}
    >
      {(listing) => (
        <>
          {listing.isSealed && <SealedNotice />}
          <ListingBody listing={listing} />
          <DeskActions shown={listing} onScreen={onScreen} />
        </>
      )}
    </CasePage>
  )
}
