/** The entity name under which an application's documents are linked. */
export const APPLICATION_FILES = 'product_application'
