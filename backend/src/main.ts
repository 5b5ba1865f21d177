import './require-node';
import './heap';
import { settingsOrExit } from './config/process-settings';
import { serve } from './serve';

void serve(settingsOrExit());
