/** Plugins in processes of their own would take longer to start than all that Nx does here. */
export const NX_ENVIRONMENT = { NX_DAEMON: 'false', NX_TUI: 'false', NX_ISOLATE_PLUGINS: 'false' }
