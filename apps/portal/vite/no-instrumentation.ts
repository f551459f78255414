// What the router asks of its instrumentation, as it is answered where nobody watches.
export const instrumentationResultMetaContext = Symbol('nobody watches')
export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = <Router>(router: Router): Router => router
export const instrumentHandler = <Handler>(handler: Handler): Handler => handler
