// A browser drops a page that it keeps for Back once any script runs in it. A FinalizationRegistry
// calls back when garbage is collected, so the libraries get none: the page keeps what it has.
Reflect.deleteProperty(globalThis, 'FinalizationRegistry');
