import type { BoundCall } from '../../http/bind-call.ts'
import {
  downloadBriefCall,
  getBriefIssueCall,
  issueBriefCall,
  listBriefIssuesCall,
} from './calls/brief-issues.ts'
import { getBriefPlanCall, saveBriefPlanCall } from './calls/brief-plan.ts'

export { endBrief, makeBrief, scheduleBriefs } from './make-brief.ts'

export const briefsCalls: readonly BoundCall[] = [
  getBriefPlanCall,
  saveBriefPlanCall,
  issueBriefCall,
  listBriefIssuesCall,
  getBriefIssueCall,
  downloadBriefCall,
]
