/** What Parcel calls of its overlay; nothing is shown. */
export function setEditorHandler() {}
export function startReportingRuntimeErrors() {}
export function dismissRuntimeErrors() {}
