import type { BoundCall } from '../../http/bind-call.ts'
import { checkFiguresCall } from './calls/check-figures.ts'
import { countApplicationsCall } from './calls/count-applications.ts'
import { countFirstLoansCall } from './calls/count-first-loans.ts'
import { countGrantedCall } from './calls/count-granted.ts'
import { countProductsCall } from './calls/count-products.ts'
import { countRegisteredEnterprisesCall } from './calls/count-registered-enterprises.ts'
import { countZoneLoansCall } from './calls/count-zone-loans.ts'
import { downloadOpenDataCall } from './calls/download-open-data.ts'
import { downloadPromisesCall } from './calls/download-promises.ts'
import { getDemandAndDrawingCall } from './calls/get-demand-and-drawing.ts'
import { getIndicatorCall } from './calls/get-indicator.ts'
import { getPlatformFiguresCall } from './calls/get-platform-figures.ts'
import { getPromisesCall } from './calls/get-promises.ts'
import { getScreensCall } from './calls/get-screens.ts'
import { getZoneFiguresCall } from './calls/get-zone-figures.ts'
import { listFigureChecksCall } from './calls/list-figure-checks.ts'
import { listIndicatorsCall } from './calls/list-indicators.ts'
import { listPromisesCall } from './calls/list-promises.ts'
import { listSuccessCasesCall } from './calls/list-success-cases.ts'
import { listZoneFiguresCall } from './calls/list-zone-figures.ts'
import { sumAppliedAmountCall } from './calls/sum-applied-amount.ts'
import { cockpitCalls } from './cockpit/index.ts'
import { watchScreensCall } from './calls/watch-screens.ts'
import { dutyCalls } from './duty/index.ts'
import { figuresCalls } from './figures/index.ts'
import { sumGrantedAmountCall } from './calls/sum-granted-amount.ts'

export { readIndicator } from './indicator.rules.ts'
export { areaNameOf } from './shown-reading.ts'
export { cockpitAreaOf } from './cockpit/cockpit-area.ts'
export { partsOf } from './figures.rules.ts'
export { tallyPromises } from './tally-promises.ts'
export { CURRENT as CURRENT_TALLY, foldTally, type KeyedTally } from './tally.store.ts'
export { readScreens } from './screens/read-screens.ts'
export {
  type Cut,
  foldCube,
  listEventRows,
  measuresFor,
  type Period,
  periodBefore,
  periodLastYear,
  sumFigures,
} from './figures/index.ts'

export const statisticsCalls: readonly BoundCall[] = [
  countRegisteredEnterprisesCall,
  getPlatformFiguresCall,
  listSuccessCasesCall,
  countProductsCall,
  countApplicationsCall,
  countGrantedCall,
  countFirstLoansCall,
  countZoneLoansCall,
  sumAppliedAmountCall,
  sumGrantedAmountCall,
  getDemandAndDrawingCall,
  getScreensCall,
  watchScreensCall,
  listZoneFiguresCall,
  getZoneFiguresCall,
  ...dutyCalls,
  ...cockpitCalls,
  ...figuresCalls,
  listIndicatorsCall,
  getIndicatorCall,
  downloadOpenDataCall,
  listPromisesCall,
  getPromisesCall,
  downloadPromisesCall,
  listFigureChecksCall,
  checkFiguresCall,
]
