import './require-node';
import { letHeapGrow } from './heap';
import { settingsOrExit } from './config/process-settings';
import { serve } from './serve';

void serve(settingsOrExit()).then(letHeapGrow);
